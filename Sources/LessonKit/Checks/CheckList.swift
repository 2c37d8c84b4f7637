extension Check.Kind {
  /// Everything that can be asked of the messages.
  ///
  /// A new one is a file of its own and a line here.
  public static let all: [Check.Kind] = [
    .seen,
    .never,
    .order,
    .count,
  ]
}
