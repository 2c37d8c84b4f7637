import TraceRecording

/// What shows screens and questions.
protocol TransitionHandler: AnyObject {
  func ask(_ question: String, answer: @escaping (Bool) -> Void)
  func dismiss()
}

@Role(.router) final class ContactsRouter: ContactsRouterInput {
  @Seam weak var transitionHandler: TransitionHandler?

  func confirm(_ question: String, answer: @escaping (Bool) -> Void) {
    transitionHandler?.ask(question, answer: answer)
  }

  func close() {
    transitionHandler?.dismiss()
  }
}
