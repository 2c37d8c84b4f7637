import TraceRecording

// Other participants in the post office: the visitor, and participants that cannot be left alone.

/// A View that references the others, so that the recorder meets them.
@Role("Visitor", as: .view) final class PostVisitor {
  private(set) var counter: any PostCounterProtocol
  var hermit: (any PostGreetingProtocol)?
  var stamper: (any PostGreetingProtocol)?
  var herald: (any PostGreetingProtocol)?

  init(_ counter: any PostCounterProtocol) { self.counter = counter }
}

/// An Interactor without references.
@Role("Hermit", as: .interactor) final class PostHermit: PostGreetingProtocol {
  let isOpen = false

  func greet(_ name: String) {}
}

/// A protocol with a result that cannot be written as text.
@Doubled protocol StampsProtocol: AnyObject {
  func stamp() -> Stamp
}

@Role("Stamper", as: .interactor) final class PostStamper: PostGreetingProtocol {
  var stamps: (any StampsProtocol)?
  let isOpen = false

  func greet(_ name: String) { _ = stamps?.stamp() }
}

/// An Interactor that references a protocol that is not playable.
@Role("Herald", as: .interactor) final class PostHerald: PostGreetingProtocol {
  var listener: (any ListeningProtocol)?
  let isOpen = false

  func greet(_ name: String) { listener?.hear(name) }
}
