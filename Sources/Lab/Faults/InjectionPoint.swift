import PrintableText
import Stage
import TraceRecording
import Traces

struct InjectionPoint {
  /// The name of the place: `Presenter.interactor`, `Interactor -> Presenter didFetchProducts(_:)`; empty for a fault's only place.
  let name: String
  let mutation: Mutation
  /// The first scenario in which the fault makes a difference; empty if it is not known.
  var scenario = ""

  enum Mutation {
    /// The references of these names, such as `Presenter.view`, are set as the link fault says: to nil, or with another strength.
    case references(LinkFault, [String])
    case message(MessageFault, MessagePattern)
    case edition(Variant)
    case recorder
  }

  func prepare(_ recorder: Recorder) {
    switch mutation {
    case .references(let fault, let references):
      for reference in references { recorder.inject(fault, at: reference) }
    case .message(let fault, let pattern): recorder.inject(fault, pattern)
    case .edition: break
    case .recorder: recorder.injectRetention()
    }
  }

  /// Returns whether the mutation can make a difference to a run whose faultless trace is `healthy`.
  ///
  /// Returns false for a message fault if no message of `healthy` has its pattern's base name; else true.
  func canAffect(_ healthy: Trace) -> Bool {
    guard case .message(_, let pattern) = mutation else { return true }
    return healthy.events.contains { event in
      event.message.map { pattern.canMatch(baseName: $0.baseName) } ?? false
    }
  }

  var missableReferenceCount: Int {
    if case .references(_, let references) = mutation { references.count - 1 } else { 0 }
  }

  var variant: Variant? {
    if case .edition(let variant) = mutation { variant } else { nil }
  }

  static func reference(_ fault: LinkFault, _ reference: BaselineTraces.WiredReference)
    -> InjectionPoint
  {
    InjectionPoint(name: reference.name, mutation: .references(fault, [reference.nameInClass]))
  }

  /// Returns the point of a fault in an event's message; nil if no pattern can name the message.
  static func message(_ fault: MessageFault, _ event: Event) -> InjectionPoint? {
    (try? MessagePattern(event.patternOfClasses)).map {
      InjectionPoint(name: event.pattern, mutation: .message(fault, $0))
    }
  }

  func isNamed(_ words: String) -> Bool {
    let (name, words) = (name.lowercased(), words.lowercased())
    return name == words || name.split(separator: " ").last.map(String.init) == words
  }
}

extension [InjectionPoint] {
  /// Returns the point that `words` name: by its name, its last word, or several of its words, abbreviated, in their order.
  func point(matching words: String, for fault: String) throws(Refusal) -> InjectionPoint {
    let typed = words.lowercased().pointWords
    let readings: [(InjectionPoint) -> Bool] = [
      { $0.isNamed(words) },
      { typed.isSubsequence(of: $0.name.lowercased().pointWords) { $0 == $1 } },
      { typed.isSubsequence(of: $0.name.lowercased().pointWords) { $1.hasPrefix($0) } },
    ]
    let found = readings.lazy.map { reading in filter { reading($0) } }.first { !$0.isEmpty } ?? []
    if found.count == 1 { return found[0] }
    let names = (found.isEmpty ? self : found).map(\.name).filter { !$0.isEmpty }
    guard !names.isEmpty else {
      throw .misused("\(fault) has only one place, which has no name: name the fault alone.")
    }
    guard found.isEmpty else {
      throw .misused(
        "\(words.readable) could be \(names.joined(separator: " or ")): name one of them."
      )
    }
    throw .unknown("place for \(fault) called", words, among: names, all: "inject")
  }
}

extension String {
  fileprivate var pointWords: [String] {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}

extension [String] {
  fileprivate func isSubsequence(of others: [String], by isSame: (String, String) -> Bool) -> Bool {
    var rest = others[...]
    for word in self {
      guard let index = rest.firstIndex(where: { isSame(word, $0) }) else { return false }
      rest = rest[(index + 1)...]
    }
    return !isEmpty
  }
}
