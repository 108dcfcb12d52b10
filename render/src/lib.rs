//! View to scene to pixels: the boards as pictures.
