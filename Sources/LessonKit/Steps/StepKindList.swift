extension Step.Kind {
  /// Everything that a step can be.
  ///
  /// A new one is a file of its own and a line here.
  public static let all: [Step.Kind] = [
    .read, .do, .predict, .quiz, .recall, .sort, .compare, .fix, .find, .free, .decide,
  ]
}
