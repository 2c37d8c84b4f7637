import ArticlesShared
import Stage
import Testing

@Suite struct ArticleStoreTests {
  private let clock = VirtualClock()

  /// Sends so many requests and returns a line for each answer, in their order: the number of articles and the time.
  private func answers(_ server: ArticleServer, requests: Int) -> [String] {
    let store = ArticleStore(server, queue: Queue("io", clock))
    var answers: [String] = []
    for request in 1...requests {
      store.fetchAll { [clock] result in
        let count = (try? result.get().count).map(String.init) ?? "none"
        answers.append("\(request): \(count) after \(clock.now)")
      }
    }
    clock.runToEnd()
    return answers
  }

  static let servers: [(ArticleServer, [String])] = [
    (.ready, ["1: 3 after 300", "2: 3 after 300"]),
    (.failing, ["1: none after 300", "2: none after 300"]),
    (.flaky, ["1: none after 300", "2: 3 after 300", "3: none after 300"]),
    (.growing, ["1: 1 after 300", "2: 2 after 300", "3: 3 after 300", "4: 3 after 300"]),
    (.uneven, ["1: 1 after 300", "3: 3 after 300", "2: 2 after 900"]),
  ]

  @Test(arguments: servers) func `answers as its server is`(
    server: ArticleServer,
    expected: [String]
  ) {
    #expect(answers(server, requests: expected.count) == expected)
  }

  @Test func `answers from memory before the call returns`() throws {
    var titles: [String] = []
    CachedArticleStore().fetchAll { titles = (try? $0.get().map(\.title)) ?? [] }
    #expect(
      titles == [
        "Clean Architecture on Mobile", "VIPER Explained Clearly",
        "Caching & Offline-First Patterns",
      ]
    )
  }

  @Test func `is the one that a condition asks for`() {
    #expect(Surroundings("cached").articleStore is CachedArticleStore)
    #expect(Surroundings("ready").articleStore is ArticleStore)
    #expect(Surroundings("never heard of").articleStore is ArticleStore)
  }
}

@Suite struct TitleFormatterTests {
  @Test(arguments: [("VIPER", "VIPER"), ("", "Untitled"), (" ", " ")])
  func `gives a name to what has none`(title: String, text: String) {
    #expect(TitleFormatter().string(from: title) == text)
  }
}
