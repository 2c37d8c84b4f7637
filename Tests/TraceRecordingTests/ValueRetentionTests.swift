import Testing

@testable import TraceRecording

/// Tests which types of values are kept until the trace is read.
@Suite struct ValueRetentionTests {
  static let cases: [(Any.Type, ValueRetention)] = [
    (Void.self, .plain), (Int.self, .plain), (String.self, .plain), (Substring.self, .plain),
    (Character.self, .plain), (StaticString.self, .plain), (Any.Type.self, .plain),
    (KeptObject.Type.self, .plain), ((Int, String).self, .plain),
    ((Int, KeptObject).self, .references), ([String].self, .plain),
    ([KeptObject].self, .references), (ArraySlice<Int>.self, .plain), (Set<String>.self, .plain),
    ([String: [Int]].self, .plain), ([Int: KeptObject].self, .references), (Int?.self, .plain),
    (String??.self, .plain), (KeptObject?.self, .references), (KeptRow.self, .plain),
    ([KeptRow?].self, .plain), (KeptPair<String>.self, .plain),
    (KeptPair<KeptObject>.self, .references), (KeptObject.self, .references),
    (AnyObject.self, .references), (Any.self, .references), ((any Error).self, .references),
    ((() -> Void).self, .references), (KeptWeakly.self, .references),
    (KeptUnowned.self, .references), (KeptUnsafely.self, .references),
    (Unmanaged<KeptObject>.self, .references), (Unmanaged<KeptObject>?.self, .references),
    (KeptWord.self, .plain), (KeptAnswer.self, .perValue), (KeptAnswer?.self, .references),
    (KeptTree.self, .plain), (KeptForest.self, .references), (KeptBranch.self, .references),
  ]

  @Test(arguments: cases) func `looks through a type`(_ type: Any.Type, _ retention: ValueRetention)
  {
    #expect(ValueRetention(of: type) == retention)
    #expect(ValueRetention(of: type) == retention)
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
