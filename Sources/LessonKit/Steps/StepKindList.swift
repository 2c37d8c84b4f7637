extension Step.Kind {
  /// All kinds of step that a lesson can use.
  ///
  /// To add a kind, add a file for it and a line here.
  public static let all: [Step.Kind] = [
    .read, .do, .predict, .quiz, .recall, .sort, .compare, .fix, .find, .free, .decide,
  ]
}
