import TraceRecording

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
