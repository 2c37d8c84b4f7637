@testable import SamplesMVVM

/// Writes down what it is told; a test sets what is to be shown.
final class ArticlesViewModelStub: ArticlesViewModelProtocol {
  var onChange: ((ArticlesViewState) -> Void)?
  var told: [String] = []

  func appear() { told.append("appear") }
  func disappear() { told.append("disappear") }
  func refresh() { told.append("refresh") }
}
