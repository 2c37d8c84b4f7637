extension Check.Kind {
  /// All kinds of check that a lesson can use.
  ///
  /// To add a kind, add a file for it and a line here.
  public static let all: [Check.Kind] = [
    .seen, .never, .order, .count,
    .exactly, .caused, .between, .answered, .lost, .on,
    .alive, .gone, .leaked, .screen, .wired, .same,
    .looked, .looks, .found, .repaired, .cited, .because,
  ]
}
