import Sequences
import Traces

extension Rule {
  static let repeatedRequest = Rule(
    "repeated-request",
    RulePage(
      "a request is not sent again while it is open",
      what: """
        The same object sent the same request with the same arguments again before the first was answered, and both \
        were answered.
        """,
      why: """
        The work is done twice, and both answers are shown: a page stands in the list twice, an order is placed twice.
        """,
      signs: """
        Two calls of one name with the same arguments, and two answers of the same kind. Often viewDidLoad and \
        viewWillAppear both ask, or two scroll callbacks.
        """,
      repair: "Remember that the request is open, and ask again only when it was answered.",
      code: """
        func loadNextPage() {
          guard !isLoading else { return }
          isLoading = true
          interactor?.loadPage(next)
        }
        """,
      hint: """
        A request whose second sender is served by the answer to the first is not found. A request with other \
        arguments is another request; see refresh-race.
        """
    ),
    yieldingTo: ["refresh-race", "double-reply", "retry-storm", "per-cell", "ping-pong"]
  ) { evidence in
    guard evidence.hasCauses else { return .nothing(evidence.lackOfRequests) }
    let requests = evidence.facts.requests
    let twice = RepeatedRequests(requests.all, evidence)
    return Judgement(
      twice.pairs.grouped { $0.later.kind }.compactMap(finding),
      judged: requests.judged,
      none: "nobody was asked for data"
    )
  }

  private static func finding(_ pairs: [RepeatedRequests.Pair]) -> Finding? {
    guard let first = pairs.first, let asker = first.later.call.sender else { return nil }
    let others = pairs.dropFirst().compactMap(\.later.call.number)
    let name = first.earlier.call.message?.baseName ?? "the request"
    return Finding(
      "repeated-request",
      "\(asker) sent \(first.later.call.rowName) again before \(first.earlier.call.rowName) was answered.",
      details: ["Both were answered, in \(first.answers.rowNames)."]
        + (others.isEmpty ? [] : ["The same happened in \(others.rowNames)."]),
      repair: "return early from \(asker.family) while \(name) is open",
      rows: pairs.flatMap {
        [$0.earlier.call.number, $0.later.call.number].compactMap(\.self) + $0.answers
      }
      .eachOnce.sorted()
    )
  }
}

/// Requests of which one was sent while another one with the same words was open.
private struct RepeatedRequests {
  /// An open request, and the one that repeats it.
  struct Pair {
    let earlier: Request
    let later: Request
    /// The rows in which they were answered first.
    let answers: [Int]
  }

  /// The pairs, but for requests that were only passed on.
  private(set) var pairs: [Pair] = []

  init(_ requests: [Request], _ evidence: Evidence) {
    var last: [[String]: Request] = [:]
    var repeated: Set<Int> = []
    for request in requests where request.firstAnswer != nil && request.published.isEmpty {
      let key = [request.asker, request.call.receiver?.name ?? "", request.call.message?.text ?? ""]
      defer { last[key] = request }
      guard let earlier = last[key], let answer = earlier.firstAnswer, answer > request.index,
        let own = request.firstAnswer, own != answer,
        !evidence.causeIndices(of: request.call).contains(earlier.index),
        !earlier.isSubscription, !request.isSubscription
      else { continue }
      repeated.insert(request.index)
      if evidence.causeIndices(of: request.call).contains(where: repeated.contains) { continue }
      let rows = [answer, own].compactMap { evidence.trace.events[$0].number }
      pairs.append(Pair(earlier: earlier, later: request, answers: rows))
    }
  }
}

extension Request {
  /// Whether it was answered by the same message more than once, as what is listened to answers.
  var isSubscription: Bool {
    let names = answers.compactMap { $0.event.message?.name }
    return Set(names).count < names.count
  }
}
