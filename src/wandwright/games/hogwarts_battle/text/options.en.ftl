### What is printed on cards of the New Rules. The options speak English by themselves.

printed-influence = { $n } influence to defeat it
