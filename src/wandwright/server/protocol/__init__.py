"""Messages between browser and server, each a typed model; the schema and the types of the page are made from them."""
