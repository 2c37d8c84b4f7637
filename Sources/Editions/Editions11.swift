// ApplyPatch adds the 11th edition of each sample module; a target needs a file of its own.
