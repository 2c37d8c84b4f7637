import Stage

extension Module {
  /// A list of to-dos and the screen of one of them.
  public static func todos(
    variants: [Variant],
    editions: @autoclosure @escaping () -> [Variant] = [],
    changes: @autoclosure @escaping () -> [ChangeRequest] = [],
    suites: @autoclosure @escaping () -> SuiteMeasures = SuiteMeasures(),
    sources: @autoclosure @escaping () -> [SourceFile] = []
  ) -> Module {
    Module(
      name: "todos",
      title: "Todos",
      summary: "a list of to-dos, and the screen of one of them",
      variants: variants,
      editions: editions(),
      changes: changes(),
      scenarios: todoScenarios,
      rules: ["TodoTitle.isAcceptable"],
      responsibilities: [
        .get: "get the to-dos",
        .format: "cut the content down to a row",
        .decide: "decide whether a title will do",
        .draw: "put rows on screen",
        .navigate: "open one to-do",
        .keep: "keep the to-dos for taps",
      ],
      suites: suites(),
      sources: sources()
    )
  }
}
