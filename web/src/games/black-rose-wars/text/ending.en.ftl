# How it ended.

reason-grand_master = There is a new Grand Master.
