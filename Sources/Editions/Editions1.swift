// ApplyPatch adds the first edition of each sample module; a target needs a file of its own.
