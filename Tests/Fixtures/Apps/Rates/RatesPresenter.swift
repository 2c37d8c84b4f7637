import TraceRecording

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
