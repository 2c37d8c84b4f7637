import TraceRecording

// Who else is in the post office: the visitor, and those who cannot be left alone.

/// References the others, so that they are met.
@Role("Visitor", as: .view) final class PostVisitor {
  private(set) var counter: any PostCounterProtocol
  var hermit: (any PostGreetingProtocol)?
  var stamper: (any PostGreetingProtocol)?
  var herald: (any PostGreetingProtocol)?

  init(_ counter: any PostCounterProtocol) { self.counter = counter }
}

/// References nobody.
@Role("Hermit", as: .interactor) final class PostHermit: PostGreetingProtocol {
  let isOpen = false

  func greet(_ name: String) {}
}

/// What gives something that nobody can write.
@Doubled protocol StampsProtocol: AnyObject {
  func stamp() -> Stamp
}

@Role("Stamper", as: .interactor) final class PostStamper: PostGreetingProtocol {
  var stamps: (any StampsProtocol)?
  let isOpen = false

  func greet(_ name: String) { _ = stamps?.stamp() }
}

/// References a protocol whose messages nobody can write.
@Role("Herald", as: .interactor) final class PostHerald: PostGreetingProtocol {
  var listener: (any ListeningProtocol)?
  let isOpen = false

  func greet(_ name: String) { listener?.hear(name) }
}
