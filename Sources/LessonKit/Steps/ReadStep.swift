extension Step.Kind {
  /// The kind of step that shows a text; an empty line goes on to the next step.
  public static let read = Step.Kind("read") { kind in
    kind.fences = ["viper-trace"]
    kind.invitation = { _ in "An empty line goes on." }
    kind.rightLines = { _ in [""] }
    kind.prove = { verifier, step, index async in
      verifier.prove(excerptOf: step, on: verifier.steps[index].start.trace)
    }
  }
}
