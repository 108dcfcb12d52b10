# The rules of Planétaire, complete, in short pages.
