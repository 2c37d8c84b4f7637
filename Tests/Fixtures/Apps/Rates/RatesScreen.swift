import TraceRecording

@Role(.view) @MainActor final class RatesScreen: RatesView {
  private(set) var presenter: any RatesPresenterProtocol
  /// Everything the screen has shown, line by line.
  private(set) var shown: [String] = []

  init(presenter: any RatesPresenterProtocol) {
    self.presenter = presenter
  }

  func appear() { presenter.onAppear() }

  func sum(_ codes: String...) { presenter.onSum(of: codes) }

  func showRates(_ rows: [String]) { shown += rows }

  func showTotal(_ text: String) { shown.append("total: \(text)") }

  func showError(_ text: String) { shown.append("error: \(text)") }
}
