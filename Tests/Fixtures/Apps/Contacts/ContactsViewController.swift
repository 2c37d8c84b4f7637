import TraceRecording

@Role(.view) final class ContactsViewController {
  private(set) var output: ContactsViewOutput
  /// Everything the screen has shown, line by line.
  private(set) var shown: [String] = []

  init(output: ContactsViewOutput) {
    self.output = output
  }

  func viewDidLoad() {
    output.viewIsReady()
  }

  func tapRow(_ index: Int) {
    output.didSelectRow(at: index)
  }

  func swipeRow(_ index: Int) {
    output.didSwipeRow(at: index)
  }
}

// MARK: - ContactsViewInput

@Role extension ContactsViewController: ContactsViewInput {
  func setLoading(_ isLoading: Bool) {
    shown.append(isLoading ? "loading" : "loaded")
  }

  func display(_ rows: [String]) {
    shown += rows
  }

  func display(error: String) {
    shown.append("error: \(error)")
  }
}

// MARK: - TransitionHandler

@Role extension ContactsViewController: TransitionHandler {
  func ask(_ question: String, answer: @escaping (Bool) -> Void) {
    shown.append(question)
    answer(true)
  }

  func dismiss() {
    shown.append("closed")
  }
}
