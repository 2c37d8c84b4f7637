/// A program of random classes with roles that send messages to each other in all the ways that apps do.
///
/// Each message carries the name of its true sender, and each receiver counts it, so that the program can tell what a
/// recorder heard from what was sent. Methods of one level call methods of lower levels, so that every call ends.
struct RandomClasses {
  private var random: Xorshift
  /// The number of the last statement, which is in the messages that it sends.
  private var statementCount = 0
  private static let count = 5
  private static let levels = 4
  private static let roles = [".view", ".presenter", ".interactor", ".router", ".store"]

  init(seed: UInt64) { random = Xorshift(seed: seed) }

  /// The source of the program.
  var program: String {
    mutating get {
      let classes = (0..<Self.count).map { index in
        [protocolText(index), classText(index), extensionText(index)].joined(separator: "\n")
      }
      return ([RandomProgram.head(helping: Self.count)] + classes).joined(separator: "\n")
        + RandomProgram.tail(of: Self.count, from: "m\(Self.levels - 1)")
    }
  }
}

// MARK: - Classes

extension RandomClasses {
  private func protocolText(_ index: Int) -> String {
    let methods = (0..<Self.levels).map { "  func m\($0)(_ from: String)" }
    return (["protocol P\(index): AnyObject {"] + methods + ["}"]).joined(separator: "\n")
  }

  private mutating func classText(_ index: Int) -> String {
    var lines = [
      "@Role(\"C\(index)\", as: \(Self.roles[index]))",
      "final class C\(index): P\(index), @unchecked Sendable {",
      "  @Unseen let me = name(\"C\(index)\")",
      "  @Seam var hook: ((String) -> Void)?",
    ]
    for other in 0..<Self.count where other != index {
      lines.append("  \(reference(to: other))")
      lines.append("  var list\(other): [C\(other)] = []")
    }
    lines += index == 0 ? ["  func start() {}"] : made(index)
    lines += [
      "  func help(_ from: String) { note(from, me) }",
      "  func own(_ from: String) { note(from, me) }",
      "  func fail(_ from: String) throws { note(from, me) }",
      "  func wait(_ from: String) async { note(from, me) }",
      "  func call(_ from: String) { note(from, me); hook?(me) }",
      "  func take(_ from: String, _ done: @escaping (String) -> Void) { note(from, me); done(me) }",
    ]
    for level in 0..<Self.levels {
      let statements = level == 0 ? [] : [statement(index, level), statement(index, level)]
      lines.append("  func m\(level)(_ from: String) {\n    note(from, me)")
      lines += statements.map { "    \($0)" } + ["  }"]
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  /// A property that may lead to another object, or to none.
  private mutating func reference(to other: Int) -> String {
    let kinds = [
      ("", "C\(other)?"), ("weak ", "C\(other)?"), ("", "(any P\(other))?"),
      ("weak ", "(any P\(other))?"), ("", "C\(other)!"), ("weak ", "P\(other)!"),
    ]
    let (strength, type) = kinds.randomElement(using: &random) ?? kinds[0]
    return "\(strength)var r\(other): \(type)"
  }

  /// Members of a class that is made with an object, to which they send messages outside of methods.
  private mutating func made(_ index: Int) -> [String] {
    let below = "C\(index - 1)"
    let first =
      ["d.m0(me)", "start()", "d.take(me) { [weak self] in self?.own($0) }"]
      .randomElement(using: &random) ?? ""
    return [
      "  let d: \(below)",
      "  init(_ d: \(below)) { self.d = d; \(first) }",
      "  convenience init?(twice d: \(below)) { self.init(d); d.m0(me) }",
      "  static func make(_ d: \(below)) -> C\(index) { C\(index)(d) }",
      "  func start() { d.m0(me) }",
      "  var computed: Int { d.m0(me); return 1 }",
      "  lazy var late: Int = { d.m0(me); return 1 }()",
      "  var watched = 0 { didSet { d.m0(me) } }",
      "  subscript(index: Int) -> Int { d.m0(me); return index }",
    ]
  }

  private mutating func extensionText(_ index: Int) -> String {
    """
    @Role extension C\(index) {
      func more(_ from: String) {
        note(from, me)
        \(statement(index, 1))
      }
    }

    """
  }
}

// MARK: - Statements

extension RandomClasses {
  /// A statement in a method of a class, which calls methods of lower levels.
  private mutating func statement(_ index: Int, _ level: Int) -> String {
    statementCount += 1
    let other = ((0..<Self.count).filter { $0 != index }).randomElement(using: &random) ?? 0
    let words = "(me + \"@\(statementCount)\")"
    let call = "m\(Int.random(in: 0..<level, using: &random))\(words)"
    var forms = throughReferences(other, call) + toItself(call: "own(me)")
    forms += onQueues("r\(other)?.\(call)") + inTasks("r\(other)?.m0\(words)")
    forms += onQueues("own(me)") + inTasks("own(me)") + ["list\(other).first?.more(me)"]
    if other > 0 {
      forms += ["computed", "late"].map { "for one in list\(other) { _ = one.\($0) }" }
      forms += ["list\(other).forEach { $0.watched += 1 }", "_ = list\(other)[0][1]"]
    }
    if index > 0 { forms += throughTheConstant(call) }
    if index > 1 {
      forms += [
        "_ = C\(index - 1)(d.d)", "_ = C\(index - 1)(twice: d.d)", "_ = C\(index - 1).make(d.d)",
      ]
    }
    return forms.randomElement(using: &random) ?? ""
  }

  private func throughReferences(_ other: Int, _ call: String) -> [String] {
    [
      "r\(other)?.\(call)", "r\(other)!.\(call)", "self.r\(other)?.\(call)",
      "if let r\(other) { r\(other).\(call) }", "if r\(other) != nil { r\(other)?.\(call) }",
      "guard let other = r\(other) else { return }; other.\(call)", "r\(other).map { $0.\(call) }",
      "list\(other).forEach { $0.\(call) }", "for one in list\(other) { one.\(call) }",
      "[\"a\": list\(other)[0]][\"a\"]?.\(call)",
      "list\(other)[0].hook = nil; list\(other)[0].call(me)",
    ]
  }

  private func throughTheConstant(_ call: String) -> [String] {
    [
      "d.\(call)", "defer { d.\(call) }", "[0].forEach { _ in d.\(call) }", "try? d.fail(me)",
      "func local() { d.\(call) }; local()", "let closure = { [self] in d.\(call) }; closure()",
      "Helper().pass(d)", "d.take(me) { [self] from in note(from, me) }",
      "d.take(me) { [weak self] from in if let self { note(from, me); own(me) } }",
      "d.hook = { [weak self] from in if let self { note(from, me) } }; d.call(me); d.hook = nil",
    ] + onQueues("d.\(call)") + inTasks("d.m0(me)") + inTasks("await d.wait(me)")
  }

  private func toItself(call: String) -> [String] {
    [
      call, "self.\(call)", "[0].forEach { _ in \(call) }",
      "_ = { [weak self] in self?.own(self?.me ?? \"\") }()",
    ]
  }

  /// Work that is handed to a queue and waited for.
  private func onQueues(_ work: String) -> [String] {
    [
      "DispatchQueue(label: \"work\").sync { \(work) }",
      "do { let group = DispatchGroup(); "
        + "DispatchQueue.global().async(group: group) { [self] in \(work) }; group.wait() }",
    ]
  }

  /// Work of a task, which is waited for and waits for none, as the threads of tasks are few.
  private func inTasks(_ work: String) -> [String] {
    ["Task", "Task.detached"].map {
      "do { let done = DispatchSemaphore(value: 0); "
        + "\($0) { [self] in \(work); done.signal() }; done.wait() }"
    }
  }
}
