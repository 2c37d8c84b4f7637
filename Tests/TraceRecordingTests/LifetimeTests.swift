import Testing
import TraceRecording
import Traces

/// Tests that recording does not extend the life of passed objects.
@Suite struct LifetimeTests {
  @Test(arguments: Shape.all, Watch.allCases)
  func `keeps no argument and no result alive`(_ shape: Shape, _ watch: Watch) {
    let text = shape.text
    for (send, texts) in [(shape.pass, [text]), (shape.fetch, ["{closure}", text, text])] {
      let trial = Trial(watch)
      let lent = trial.lend { send($1, $0.carrier) }
      #expect(lent.witness == nil)
      #expect(trial.texts == (watch == .off ? [] : texts))
      #expect(lent.witness == nil)
    }
  }

  @Test(arguments: Watch.allCases) func `keeps no error alive`(_ watch: Watch) {
    let trial = Trial(watch)
    let lent = trial.lend { owner, witness in
      #expect(throws: Grief.self) { try owner.carrier.fail { Grief(witness: witness) } }
      #expect(throws: Grief.self) { try owner.carrier.grieve { Grief(witness: witness) } }
    }
    #expect(lent.witness == nil)
    #expect(trial.texts.count { $0 == "Grief(witness: Witness)" } == (watch == .off ? 0 : 4))
    #expect(lent.witness == nil)
  }

  @Test(arguments: Watch.allCases) func `keeps nothing alive across suspensions`(_ watch: Watch)
    async
  {
    let trial = Trial(watch)
    weak var end: Witness?
    await trial.talk { owner in
      let witness = Witness()
      end = witness
      let carrier = owner.carrier
      _ = await carrier.wait(for: [witness])
    }
    #expect(end == nil)
    #expect(trial.texts == (watch == .off ? [] : ["[1 Witness]", "[1 Witness]"]))
    #expect(end == nil)
  }

  @Test(arguments: Watch.allCases)
  func `keeps what a closure captured as long as the closure`(_ watch: Watch) {
    let trial = Trial(watch)
    let passed = trial.lend { owner, witness in
      owner.carrier.run { _ = witness }
      owner.carrier.maybe { _ = witness }
      owner.carrier.keep { _ = witness }
    }
    let stored = trial.lend { owner, witness in
      owner.onEnd = { _ in _ = witness }
      owner.onEnd?(witness)
    }
    #expect(passed.witness != nil && stored.witness != nil)
    trial.talk { owner in
      owner.carrier.forget()
      owner.onEnd = nil
    }
    #expect(passed.witness == nil && stored.witness == nil)
  }

  @Test(arguments: Watch.allCases)
  func `keeps neither what was nor what is put in its location`(_ watch: Watch) {
    let trial = Trial(watch)
    weak var first: Witness?
    weak var second: Witness?
    trial.talk { owner in
      var witness: Witness? = Witness()
      first = witness
      owner.carrier.swap(&witness)
      #expect(first == nil)
      owner.carrier.last = Witness()
      second = owner.carrier.last
    }
    #expect(second != nil)
    trial.talk { $0.carrier.last = nil }
    #expect(second == nil)
  }

  @Test(arguments: Watch.allCases) func `keeps no owner of a reference alive`(_ watch: Watch) {
    let recorder = Recorder()
    weak var owner: CarrierOwner?
    weak var carrier: AnyObject?
    func speak() {
      let made = CarrierOwner()
      owner = made
      made.carrier.take(1)
      carrier = _unwrap(made.carrier) as AnyObject
      if watch == .read { _ = recorder.trace() }
      #expect(carrier != nil)
    }
    if watch == .off { speak() } else { recorder.recording { speak() } }
    #expect(owner == nil)
    #expect(carrier == nil)
  }

  @Test func `lets a recorder go when nobody uses it`() {
    weak var recorder: Recorder?
    do {
      let trial = Trial(.read)
      recorder = trial.recorder
      trial.talk { $0.carrier.take([Witness()]) }
    }
    #expect(recorder == nil)
  }
}

/// Tests unowned references, safe or unsafe: they retain nothing, and are not read after the release of their target.
@Suite struct UnownedTests {
  private let recorder = Recorder()

  private func make(_ root: FragileListener) -> LooseLeaf {
    recorder.recording { LooseLeaf(root: root) }
  }

  private let properties = ["checked", "checkedSeam", "maybe", "unchecked", "uncheckedSeam"]

  @Test func `are distinguished from strong ones`() {
    let root = recorder.recording { FragileListener() }
    let leaf = make(root)
    leaf.maybe = root
    let references = recorder.objectGraph(from: root, leaf).references
    #expect(references.map(\.property).sorted() == properties)
    #expect(references.allSatisfy { $0.strength == .unowned && $0.target.name == "Listener" })
    let wired = recorder.trace().events.filter { $0.kind == .wired }.compactMap(\.seam)
    #expect(wired.map(\.property) == ["checkedSeam", "uncheckedSeam"])
    #expect(wired.allSatisfy { $0.strength == .unowned })
  }

  @Test func `keep no target alive while they are recorded, and are left out where it is gone`() {
    var root: FragileListener? = recorder.recording { FragileListener() }
    weak let witness = root
    let leaf = root.map(make)
    recorder.act("open", to: leaf) {}
    root = nil
    #expect(witness == nil)
    #expect(recorder.objectGraph().references.isEmpty)
    withExtendedLifetime(leaf) {}
  }
}

/// A Presenter that references a View in every way that does not retain it.
@Role("Leaf", as: .presenter, checks: .off) final class LooseLeaf {
  unowned var checkedSeam: any FragileProtocol
  unowned(unsafe) var uncheckedSeam: any FragileProtocol
  @Unseen private unowned var checked: FragileListener
  @Unseen private unowned(unsafe) var unchecked: FragileListener
  @Unseen unowned var maybe: FragileListener?

  init(root: FragileListener) {
    checkedSeam = root
    uncheckedSeam = root
    checked = root
    unchecked = root
  }
}
