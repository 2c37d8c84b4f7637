import TraceRecording

/// What one unit of a currency is worth.
struct Rate: Sendable, Equatable {
  let code: String
  let value: Double
}

/// What can go wrong on the way to a rate.
enum RatesError: Error, Equatable {
  case offline
  case unknown(String)
}

@MainActor protocol RatesView: AnyObject {
  func showRates(_ rows: [String])
  func showTotal(_ text: String)
  func showError(_ text: String)
}

@MainActor protocol RatesPresenterProtocol: AnyObject {
  func onAppear()
  func onSum(of codes: [String])
}

protocol RatesUseCase: Sendable {
  func rates(of codes: [String]) async throws(RatesError) -> [Rate]
  func sum(of first: String, and second: String) async throws(RatesError) -> Double
}

@MainActor protocol RatesInteractorOutput: AnyObject, Sendable {
  func didLoad(_ count: Int)
}
