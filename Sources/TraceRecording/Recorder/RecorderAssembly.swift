// What a test does, which may make the module and act in one.

extension Recorder {
  /// Records an action in which the first module is still made: what is created inside belongs to that.
  ///
  /// - Throws: The error that `body` throws.
  package func assembling<R>(_ words: String, _ body: () throws -> R) rethrows -> R {
    let span = actionSpan(words, nil, nil, isAssembly: true)
    defer { if let span { endAction(span) } }
    return try (span ?? Span.current).run(body)
  }

  /// Records an action in which the first module is still made, across its suspensions.
  ///
  /// - Throws: The error that `body` throws.
  package func assembling<R>(_ words: String, _ body: () async throws -> R) async rethrows -> R {
    let span = actionSpan(words, nil, nil, isAssembly: true)
    defer { if let span { endAction(span) } }
    return try await (span ?? Span.current).run(body)
  }
}
