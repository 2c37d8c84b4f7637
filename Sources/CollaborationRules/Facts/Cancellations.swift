import Sequences
import Traces

/// The calls by which objects cancel or stop their requests, so that no answer is due.
struct Cancellations {
  enum Effect { case none, unclear, cancelled }

  private struct Cancellation {
    let index: Int
    let call: Event
    /// Whether the call has an answer or a closure for one, as `cancelOrder(7)` has, by which a user cancels an order, no request.
    let isAnswered: Bool
    /// The nouns in the call's name, as stems: `station` of `cancelStations()`; none of `cancel()`, which cancels all requests.
    let names: Set<String>
  }

  /// The cancellations in the order of the trace, by the names of sender and receiver.
  private var all: [[String]: [Cancellation]] = [:]

  init(_ evidence: Evidence, _ requests: Requests) {
    for (index, call) in evidence.calls where Vocabulary.cancelling.contains(call.verb) {
      let request = requests.request(at: index)
      let cancellation = Cancellation(
        index: index,
        call: call,
        isAnswered: request?.isAnswered == true || call.handsOverClosure,
        names: Set(call.words.dropFirst().map(\.stem)).subtracting(Vocabulary.work)
      )
      all[call.ends, default: []].append(cancellation)
    }
  }

  /// Returns whether one of the next cancellations between the same objects cancels a request, whose answer takes `delay`
  /// milliseconds if that is known.
  ///
  /// It does so if its words and arguments are all in the request, and the answer is not overdue: within a second, or twice the
  /// time that an answer takes. If none of them does so, it is unclear what they cancel.
  ///
  /// - Complexity: At most the next 8 cancellations are compared.
  func effect(on request: Request, delay: Int?) -> Effect {
    guard !Vocabulary.cancelling.contains(request.call.verb), let all = all[request.call.ends]
    else { return .none }
    let next = all[all.partitionPoint { $0.index > request.index }...].prefix(8)
    let names = Set(request.call.words.map(\.stem))
    let limit = delay.map { max(2 * $0, Evidence.quickMilliseconds) } ?? .max
    let isCancelled = next.contains { cancellation in
      !cancellation.isAnswered && cancellation.names.isSubset(of: names)
        && cancellation.call.values.isSubset(of: request.call.values)
        && cancellation.call.time &- request.call.time <= limit
    }
    return next.isEmpty ? .none : isCancelled ? .cancelled : .unclear
  }
}

extension Event {
  fileprivate var values: Set<String> { Set((message?.arguments ?? []).map(\.value.summary)) }
}

extension String {
  /// The word without an ending for a plural or `ing`, and without an `e` at its end, so that forms of a word are the same.
  ///
  ///     "categories".stem  // "categori", as of "category"
  ///     "observing".stem   // "observ", as of "observe"
  var stem: String {
    let plurals = ["sses": 2, "shes": 2, "ches": 2, "xes": 2, "ies": 1, "ss": 0, "s": 1]
    let plural = plurals.keys.filter(hasSuffix).max { $0.count < $1.count }
    let noun = dropLast(plural.flatMap { plurals[$0] } ?? 0)
    let verb = noun.count > 5 && noun.hasSuffix("ing") ? noun.dropLast(3) : noun
    if verb.hasSuffix("y") { return verb.dropLast() + "i" }
    return String(verb.hasSuffix("e") ? verb.dropLast() : verb)
  }
}
