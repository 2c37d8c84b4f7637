extension Check.Kind {
  /// Everything that can be asked in a step.
  ///
  /// A new one is a file of its own and a line here.
  public static let all: [Check.Kind] = [
    .seen, .never, .order, .count,
    .exactly, .caused, .between, .answered, .lost, .on,
    .alive, .gone, .leaked, .screen, .wired, .same,
    .looked, .looks, .found, .repaired, .cited, .because,
  ]
}
