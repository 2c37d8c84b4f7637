// ApplyPatch adds the second edition of each sample module; a target needs a file of its own.
