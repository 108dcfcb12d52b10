# Tables: lobby, seats, deadlines, buttons.
