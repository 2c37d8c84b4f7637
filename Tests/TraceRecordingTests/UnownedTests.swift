import Testing
import TraceRecording
import Traces

/// Tests unowned references, safe or unsafe: they retain nothing, and are not read after the release of their target.
@Suite struct UnownedTests {
  private let recorder = Recorder()

  private func make(_ root: LooseRoot) -> LooseLeaf {
    recorder.recording { LooseLeaf(root: root) }
  }

  private let properties = ["checked", "checkedSeam", "maybe", "unchecked", "uncheckedSeam"]

  @Test func `are distinguished from strong ones`() {
    let root = recorder.recording { LooseRoot() }
    let leaf = make(root)
    leaf.maybe = root
    let references = recorder.objectGraph(from: root, leaf).references
    #expect(references.map(\.property).sorted() == properties)
    #expect(references.allSatisfy { $0.strength == .unowned && $0.target.role == .view })
    let wired = recorder.trace().events.filter { $0.kind == .wired }.compactMap(\.seam)
    #expect(wired.map(\.property) == ["checkedSeam", "uncheckedSeam"])
    #expect(wired.allSatisfy { $0.strength == .unowned })
  }

  @Test func `keep no target alive while they are recorded`() {
    var root: LooseRoot? = recorder.recording { LooseRoot() }
    weak let witness = root
    let leaf = root.map(make)
    root = nil
    #expect(witness == nil)
    withExtendedLifetime(leaf) {}
  }

  @Test func `are left out where their target is gone`() {
    var root: LooseRoot? = recorder.recording { LooseRoot() }
    let leaf = root.map(make)
    recorder.act("open", to: leaf) {}
    root = nil
    #expect(recorder.objectGraph().references.isEmpty)
    withExtendedLifetime(leaf) {}
  }
}

@Proxied protocol LooseRootProtocol: AnyObject {
  func show()
}

@Role(.view) final class LooseRoot: LooseRootProtocol {
  func show() {}
}

/// A Presenter that references a View in every way that does not retain it.
@Role("Leaf", as: .presenter, checks: .off) final class LooseLeaf {
  unowned var checkedSeam: any LooseRootProtocol
  unowned(unsafe) var uncheckedSeam: any LooseRootProtocol
  @Unseen private unowned var checked: LooseRoot
  @Unseen private unowned(unsafe) var unchecked: LooseRoot
  @Unseen unowned var maybe: LooseRoot?

  init(root: LooseRoot) {
    checkedSeam = root
    uncheckedSeam = root
    checked = root
    unchecked = root
  }
}
