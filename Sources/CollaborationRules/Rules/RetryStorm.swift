import Sequences
import Traces

extension Rule {
  static let retryStorm = Rule(
    "retry-storm",
    nothing: "no message requests data",
    needs: [\.missingCauses]
  ) { evidence in
    let requests = evidence.facts.requests
    // Chains of similar requests, in which each request repeats the failed request before it.
    var chains: [[Request]] = []
    for alike in requests.all.grouped(by: \.kind) {
      for (index, request) in alike.enumerated() {
        let isFirst = index == 0 || !evidence.isRetry(request, of: alike[index - 1])
        if isFirst { chains.append([]) }
        chains[chains.count - 1].append(request)
      }
    }
    return (chains.filter { $0.count > 3 }.map(finding), requests.examined)
  }

  private static func finding(_ attempts: [Request]) -> Finding {
    let (asker, asked) = (attempts[0].sender, attempts[0].receiver)
    let rows = attempts.compactMap(\.call.number)
    let hasFailed = attempts.last?.failure != nil
    return Finding(
      "\(asker) asks \(asked) \(attempts[0].call.message?.name ?? "the same") \(attempts.count) times in a row; "
        + "each time \(hasFailed ? "" : "but the last ")it fails.",
      details: ["\(rows.rowNames): each was sent as soon as the one before had failed."],
      repair: "wait longer before each attempt in \(asker.family), and stop after a few",
      rows: rows
    )
  }
}

extension Evidence {
  /// Returns whether a request was sent inside, or right after, the answer that reported the failure of `earlier`.
  fileprivate func isRetry(_ request: Request, of earlier: Request) -> Bool {
    guard let failure = earlier.failure, failure < request.index else { return false }
    let event = trace.events[failure]
    guard request.call.time &- event.time <= Evidence.immediateMilliseconds else { return false }
    return event.isAnswer
      ? request.call.cause == earlier.call.cause
      : causeIndices(of: request.call).contains(failure)
  }
}

extension Request {
  fileprivate var failure: Int? {
    (answers + values).filter(\.event.tellsFailure).map(\.index).min()
  }
}
