import Stage

extension Module {
  /// A list of to-dos and the screen of one of them.
  public static func todos(
    variants: [Variant],
    editions: [Variant] = [],
    changes: [ChangeRequest] = [],
    suites: SuiteMeasures = SuiteMeasures()
  ) -> Module {
    Module(
      name: "todos",
      title: "Todos",
      summary: "a list of to-dos, and the screen of one of them",
      variants: variants,
      editions: editions,
      changes: changes,
      scenarios: todoScenarios,
      rules: ["TodoTitle.isAcceptable"],
      duties: [
        .get: "get the to-dos",
        .format: "cut the content down to a row",
        .decide: "decide whether a title will do",
        .draw: "put rows on screen",
        .navigate: "open one to-do",
        .keep: "keep the to-dos for taps",
      ],
      suites: suites,
      sources: EmbeddedTexts.files.map(SourceFile.init).filter { !$0.name.contains("Change") }
    )
  }
}
