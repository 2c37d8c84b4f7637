/// The drawn parts of a ladder's line; lanes are counted from the left, from 0, and bit *n* of a set of lanes is lane *n*.
package struct LadderRowDrawing: Hashable {
  /// The lane at the arrow's tail; nil without an arrow, or when the sender has no lane.
  package let sender: Int?
  /// The lane at the arrow's head; nil without an arrow, or when the receiver has no lane.
  package let receiver: Int?
  /// The kind of arrow: `call`, `async`, `answer`, `lost` or `created`.
  ///
  /// Without an arrow `gone` if a participant is released in the line, else `none`.
  package let style: String
  /// The level of indentation: the number of rows in the chain of causes; an answer has the level of its call.
  package let depth: Int
  /// The lanes with a lifeline.
  package let alive: UInt64
  /// The lanes with an activation bar: a call to the participant runs, or the participant waits for a call.
  package let active: UInt64
  /// The lanes whose participant was called again while it ran.
  package let nested: UInt64
  /// The lanes whose participant is released in this line.
  package let ending: UInt64

  init(_ line: DiagramLine) {
    let look = line.look
    sender = look.arrow?.sender
    receiver = look.arrow?.receiver
    style = look.arrow?.style.name ?? (look.ending.isEmpty ? "none" : "gone")
    depth = line.depth
    alive = look.alive.bits
    active = look.active.bits
    nested = look.nested.bits
    ending = look.ending.bits
  }
}

extension Arrow.Style {
  fileprivate var name: String {
    switch self {
    case .call: "call"
    case .asynchronous: "async"
    case .answer: "answer"
    case .lost: "lost"
    case .created: "created"
    }
  }
}
