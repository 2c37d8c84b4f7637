// Keyboard settings, which have no effect beyond the title of the return key.

/// The titles of the return key.
public enum UIReturnKeyType: String, Sendable {
  /// The standard key, or a key titled by the case's name.
  case `default`, go, join, next, search, send, done, `continue`
}

/// The keyboards.
public enum UIKeyboardType: Sendable {
  /// A keyboard for a kind of text; has no effect.
  case `default`, asciiCapable, URL, numberPad, phonePad, emailAddress, decimalPad, webSearch
}

/// The rules for capital letters.
public enum UITextAutocapitalizationType: Sendable {
  /// A rule; has no effect.
  case none, words, sentences, allCharacters
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Sendable {
  /// As the system decides, or as set; has no effect.
  case `default`, no, yes
}
