move("A", "C")
