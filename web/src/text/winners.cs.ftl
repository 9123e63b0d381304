# Kde vyhrávají jen někteří u stolu.
ending-winner = Vítězství
