// ApplyPatch adds the 10th edition of each sample module; a target needs a file of its own.
