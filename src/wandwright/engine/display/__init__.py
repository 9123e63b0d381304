"""Display: cards, tables and rules as plain data for whoever draws them."""
