# Rising darkness, as it lies beside the Location.

darkness = rising +{ $count }
darkness-about = darkness has risen by { $count }
