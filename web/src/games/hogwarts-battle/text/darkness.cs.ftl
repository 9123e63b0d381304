# Rostoucí temnota, jak leží vedle Lokace.

darkness = temnota +{ $count }
darkness-about = temnota vzrostla o { $count }
