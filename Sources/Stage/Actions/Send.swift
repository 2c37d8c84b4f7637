import PrintableText
import TraceRecording
import Traces

extension ActionKind {
  static let send = ActionKind(
    word: "send",
    arguments: "ROLE MESSAGE",
    summary: "Speaks to one object: send presenter fetchProducts()",
    example: (line: "send presenter fetchProducts()", before: "load products; open"),
    help: """
      Says a message to an object yourself: send presenter didSelectProduct(at: 0). Numbers, texts, \
      true, nil, cases, lists and what the module lends, by its number, can be written: \
      send presenter didFetchProducts([1, 2]). With  load products alone=presenter  it is the only way \
      to act.
      """,
    isMessage: true
  ) { words throws(Misuse) in
    guard let name = words.first else {
      throw .unclear("Send to whom?  send presenter didSelectProduct(at: 0)")
    }
    guard words.count > 1 else {
      throw .unclear("Send \(name.readable) which message?  send \(name.readable) MESSAGE(VALUES)")
    }
    return .send(words.dropFirst().joined(separator: " "), to: name)
  }
}

extension Action {
  /// Returns the action of sending a message, `didSelectProduct(at: 0)`, to the participant `name`, `presenter`, ignoring case.
  public static func send(_ message: String, to name: String) -> Action {
    Action(.send, [name, message]) { stage throws(StageError) in
      if stage.isClosed { throw .closed }
      return try stage.delivery(of: message, to: name)
    }
  }

  /// The typed name of the participant that receives the message of the action `send`; nil for actions of other kinds.
  public var addressee: String? { kind.isMessage ? arguments.first : nil }
}

extension HeadlessStage {
  /// Returns the participant with this name, ignoring case, whose object is not released; nil if there is none.
  public func participant(named name: String) -> Participant? {
    recorder.livingParticipants.first { $0.name.lowercased() == name.lowercased() }
  }

  fileprivate func delivery(of message: String, to name: String) throws(StageError) -> StageGesture
  {
    guard let participant = participant(named: name) else {
      let names = recorder.livingParticipants.map(\.name).joined(separator: ", ")
      throw StageError("Nobody is called \(name.readable) here. There are: \(names).")
    }
    let deliver: () -> Void
    do throws(ValueError) {
      deliver = try recorder.delivery(of: message, to: participant)
    } catch {
      throw StageError(error.description)
    }
    return StageGesture(on: recorder.object(participant), deliver)
  }
}
