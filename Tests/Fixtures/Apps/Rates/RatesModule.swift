import TraceRecording

struct Rate: Sendable, Equatable {
  let code: String
  let value: Double
}

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

@Role(.presenter) @MainActor final class RatesPresenter: RatesPresenterProtocol {
  weak var view: (any RatesView)?
  private var useCase: any RatesUseCase
  private(set) var task: Task<Void, Never>?

  init(useCase: any RatesUseCase) {
    self.useCase = useCase
  }

  func onAppear() {
    task = Task { [weak self] in
      await self?.load()
    }
  }

  func onSum(of codes: [String]) {
    task = Task {
      do throws(RatesError) {
        let sum = try await useCase.sum(of: codes[0], and: codes[1])
        view?.showTotal("\(sum)")
      } catch {
        view?.showError("\(error)")
      }
    }
  }

  private func load() async {
    do {
      let rates = try await useCase.rates(of: ["EUR", "KRW"])
      view?.showRates(rates.map { "\($0.code) \($0.value)" })
    } catch {
      view?.showError("\(error)")
    }
  }
}

@Role extension RatesPresenter: RatesInteractorOutput {
  func didLoad(_ count: Int) {
    view?.showTotal("\(count) rates")
  }
}

@Role(.interactor) actor RatesInteractor: RatesUseCase {
  private nonisolated var source: any RateSource
  private weak var output: (any RatesInteractorOutput)?

  init(source: any RateSource) {
    self.source = source
  }

  func connect(to output: any RatesInteractorOutput) {
    self.output = output
  }

  func rates(of codes: [String]) async throws(RatesError) -> [Rate] {
    let results = await withTaskGroup(of: Result<Rate, RatesError>.self) { group in
      for code in codes {
        group.addTask { await self.result(of: code) }
      }
      var results: [Result<Rate, RatesError>] = []
      for await result in group { results.append(result) }
      return results
    }
    let rates = try results.map { result throws(RatesError) in try result.get() }
    await output?.didLoad(rates.count)
    return rates.sorted { $0.code < $1.code }
  }

  func sum(of first: String, and second: String) async throws(RatesError) -> Double {
    async let one = result(of: first)
    async let other = result(of: second)
    let (left, right) = await (one, other)
    return try left.get().value + right.get().value
  }

  private func result(of code: String) async -> Result<Rate, RatesError> {
    do throws(RatesError) {
      return .success(try await source.rate(of: code))
    } catch {
      return .failure(error)
    }
  }
}
