import Testing

@testable import TraceRecording

/// Tests which types of values are kept until the trace is read.
@Suite struct ValueRetentionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let type: Any.Type
    let keeping: ValueRetention

    init(_ type: Any.Type, _ keeping: ValueRetention) {
      self.type = type
      self.keeping = keeping
    }

    var testDescription: String { "\(type): \(keeping)" }
  }

  static let cases = [
    Case(Void.self, .plain), Case(Int.self, .plain), Case(String.self, .plain),
    Case(Substring.self, .plain), Case(Character.self, .plain), Case(StaticString.self, .plain),
    Case(Any.Type.self, .plain), Case(KeptObject.Type.self, .plain),
    Case((Int, String).self, .plain), Case((Int, KeptObject).self, .references),
    Case([String].self, .plain), Case([KeptObject].self, .references),
    Case(ArraySlice<Int>.self, .plain), Case(Set<String>.self, .plain),
    Case([String: [Int]].self, .plain), Case([Int: KeptObject].self, .references),
    Case(Int?.self, .plain), Case(String??.self, .plain), Case(KeptObject?.self, .references),
    Case(KeptRow.self, .plain), Case([KeptRow?].self, .plain),
    Case(KeptPair<String>.self, .plain), Case(KeptPair<KeptObject>.self, .references),
    Case(KeptObject.self, .references), Case(AnyObject.self, .references),
    Case(Any.self, .references), Case((any Error).self, .references),
    Case((() -> Void).self, .references), Case(KeptWeakly.self, .references),
    Case(KeptUnowned.self, .references), Case(KeptUnsafely.self, .references),
    Case(Unmanaged<KeptObject>.self, .references), Case(Unmanaged<KeptObject>?.self, .references),
    Case(KeptWord.self, .plain), Case(KeptAnswer.self, .perValue),
    Case(KeptAnswer?.self, .references), Case(KeptTree.self, .plain),
    Case(KeptForest.self, .references), Case(KeptBranch.self, .references),
  ]

  @Test(arguments: cases) func `looks through a type`(_ example: Case) {
    #expect(ValueRetention(of: example.type) == example.keeping)
    #expect(ValueRetention(of: example.type) == example.keeping)
  }

  @Test func `looks at each value of an enum`() {
    #expect(ValueRetention.isPlain(KeptAnswer.none))
    #expect(ValueRetention.isPlain(KeptAnswer.text("a", 1)))
    #expect(!ValueRetention.isPlain(KeptAnswer.object(KeptObject())))
    #expect(!ValueRetention.isPlain(KeptAnswer.number(.init(of: KeptObject()))))
    #expect(!ValueRetention.isPlain(KeptAnswer.several(1, KeptObject())))
    #expect(ValueRetention.isPlain(KeptAnswer.again(.again(.none))))
    #expect(!ValueRetention.isPlain(KeptAnswer.again(.again(.object(KeptObject())))))
    #expect(!ValueRetention.isPlain(KeptSecret.object(KeptObject())))
  }

  @Test func `looks at what an existential holds`() {
    #expect(ValueRetention.isPlain(1 as Any))
    #expect(ValueRetention.isPlain(FeedError.offline as any Error))
    #expect(!ValueRetention.isPlain(KeptObject() as Any))
    #expect(!ValueRetention.isPlain([KeptObject()] as any Collection))
  }

  @Test func `does not cache a type found inside itself`() {
    #expect(ValueRetention(of: KeptForest.self) == .references)
    #expect(ValueRetention(of: [KeptForest].self) == .references)
    #expect(ValueRetention(of: [KeptTree].self) == .plain)
  }
}

final class KeptObject: Sendable {}

struct KeptRow {
  let title: String
  let prices: [Double]
  let note: String?
}

struct KeptPair<Value> {
  let one: Value
  let other: Value
}

struct KeptWeakly {
  weak var object: KeptObject?
}

struct KeptUnowned {
  unowned let object: KeptObject
}

struct KeptUnsafely {
  let number: Int
  unowned(unsafe) let object: KeptObject
}

enum KeptWord { case one, two }

/// An unmanaged reference among bytes.
struct KeptBytes {
  let reference: Unmanaged<KeptObject>

  init(of object: KeptObject) { reference = .passUnretained(object) }
}

indirect enum KeptAnswer {
  case none
  case text(String, Int)
  case number(KeptBytes)
  case object(KeptObject)
  case several(Int, KeptObject)
  case again(KeptAnswer)
}

enum KeptSecret: CustomReflectable {
  case object(KeptObject)

  var customMirror: Mirror { Mirror(self, children: []) }
}

/// A struct that contains values of its own type.
struct KeptTree {
  let name: String
  let children: [KeptTree]
}

/// A struct that contains values of its own type, and an object behind them.
struct KeptForest {
  let children: [KeptForest]
  let object: KeptObject
}

/// A struct that contains values of its own type through another type.
struct KeptBranch {
  let leaves: [KeptLeaf]
  let object: KeptObject?
}

struct KeptLeaf {
  let branches: [KeptBranch]
}
