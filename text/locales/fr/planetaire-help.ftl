# Les règles de Planétaire, complètes, en courtes pages.
