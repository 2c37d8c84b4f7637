/// A generator of a program whose classes have roles and send messages to each other in all the ways that apps do.
///
/// Each message carries the name of its sender, and each receiver counts its messages, so that the program can
/// compare the recorded rows with the messages sent. A method calls only methods of lower levels, so that every call
/// ends.
///
/// With an even seed, each class has method names of its own, as in an app. With an odd seed, all classes share their
/// names, so that names confirm little.
struct RandomClasses {
  private var random: Xorshift
  /// The number of the last statement; its messages carry it.
  private var statementCount = 0
  private static let count = 5
  private static let levels = 4
  private static let roles = [".view", ".presenter", ".interactor", ".router", ".store"]

  private let hasOwnNames: Bool

  init(seed: UInt64) {
    random = Xorshift(seed: seed)
    hasOwnNames = seed.isMultiple(of: 2)
  }

  private func name(_ method: String, of index: Int) -> String {
    hasOwnNames ? "\(method)OfC\(index)" : method
  }

  var program: String {
    mutating get {
      let classes = (0..<Self.count).map { index in
        [protocolText(index), classText(index), extensionText(index)].joined(separator: "\n")
      }
      return ([RandomProgram.head(helping: Self.count) { name("help", of: $0) }] + classes).joined(
        separator: "\n"
      )
        + RandomProgram.tail(of: Self.count) { name("m\(Self.levels - 1)", of: $0) }
    }
  }
}

// MARK: - Classes

extension RandomClasses {
  private func protocolText(_ index: Int) -> String {
    let methods = (0..<Self.levels).map { "  func \(name("m\($0)", of: index))(_ from: String)" }
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
    lines += index == 0 ? ["  func \(name("start", of: 0))() {}"] : made(index)
    lines += [
      "  func \(name("help", of: index))(_ from: String) { note(from, me) }",
      "  func \(name("own", of: index))(_ from: String) { note(from, me) }",
      "  func \(name("fail", of: index))(_ from: String) throws { note(from, me) }",
      "  func \(name("wait", of: index))(_ from: String) async { note(from, me) }",
      "  func \(name("call", of: index))(_ from: String) { note(from, me); hook?(me) }",
      "  func \(name("take", of: index))(_ from: String, _ done: @escaping (String) -> Void) { note(from, me); done(me) }",
    ]
    for level in 0..<Self.levels {
      let statements = level == 0 ? [] : [statement(index, level), statement(index, level)]
      lines.append("  func \(name("m\(level)", of: index))(_ from: String) {\n    note(from, me)")
      let hidden = level == Self.levels - 1 ? ["\(name("hide", of: index))()"] : []
      lines += (statements + hidden).map { "    \($0)" } + ["  }"]
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  /// Returns a property, initially nil, for an object of another class.
  private mutating func reference(to other: Int) -> String {
    let kinds = [
      ("", "C\(other)?"), ("weak ", "C\(other)?"), ("", "(any P\(other))?"),
      ("weak ", "(any P\(other))?"), ("", "C\(other)!"), ("weak ", "P\(other)!"),
    ]
    let (strength, type) = kinds.randomElement(using: &random) ?? kinds[0]
    return "\(strength)var r\(other): \(type)"
  }

  /// Returns members that send messages outside of methods, to the object that the initializer takes.
  private mutating func made(_ index: Int) -> [String] {
    let below = "C\(index - 1)"
    let (m0, start) = (name("m0", of: index - 1), name("start", of: index))
    let own = "self?.\(name("own", of: index))($0)"
    let first =
      [
        "d.\(m0)(me)", "\(start)()",
        "d.\(name("take", of: index - 1))(me) { [weak self] in \(own) }",
      ]
      .randomElement(using: &random) ?? ""
    return [
      "  let d: \(below)",
      "  init(_ d: \(below)) { self.d = d; \(first) }",
      "  convenience init?(twice d: \(below)) { self.init(d); d.\(m0)(me) }",
      "  static func make(_ d: \(below)) -> C\(index) { C\(index)(d) }",
      "  func \(start)() { d.\(m0)(me) }",
      "  var computed: Int { d.\(m0)(me); return 1 }",
      "  lazy var late: Int = { d.\(m0)(me); return 1 }()",
      "  var watched = 0 { didSet { d.\(m0)(me) } }",
      "  subscript(index: Int) -> Int { d.\(m0)(me); return index }",
    ]
  }

  private mutating func extensionText(_ index: Int) -> String {
    """
    @Role extension C\(index) {
      func \(name("more", of: index))(_ from: String) {
        note(from, me)
        \(statement(index, 1, isInExtension: true))
      }
      private func \(name("hide", of: index))() {
        \(statement(index, 1, isInExtension: true))
      }
    }

    """
  }
}

// MARK: - Statements

extension RandomClasses {
  /// Returns a statement of a method, which calls methods of lower levels; in an extension, it calls no method of
  /// another extension.
  private mutating func statement(
    _ index: Int,
    _ level: Int,
    isInExtension: Bool = false
  ) -> String {
    statementCount += 1
    let other = ((0..<Self.count).filter { $0 != index }).randomElement(using: &random) ?? 0
    let words = "(me + \"@\(statementCount)\")"
    let method = "m\(Int.random(in: 0..<level, using: &random))"
    let (call, own) = (name(method, of: other) + words, name("own", of: index))
    var forms = throughReferences(other, call) + toItself(own)
    forms += onQueues("r\(other)?.\(call)") + inTasks("r\(other)?.\(name("m0", of: other))\(words)")
    forms += onQueues("\(own)(me)") + inTasks("\(own)(me)")
    if !isInExtension { forms.append("list\(other).first?.\(name("more", of: other))(me)") }
    if other > 0 {
      forms += ["computed", "late"].map { "for one in list\(other) { _ = one.\($0) }" }
      forms += ["list\(other).forEach { $0.watched += 1 }", "_ = list\(other)[0][1]"]
    }
    if index > 0 { forms += throughTheConstant(index, name(method, of: index - 1) + words) }
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
      "list\(other)[0].hook = nil; list\(other)[0].\(name("call", of: other))(me)",
    ]
  }

  private func throughTheConstant(_ index: Int, _ call: String) -> [String] {
    func below(_ method: String) -> String { "d.\(name(method, of: index - 1))(me)" }
    let own = name("own", of: index)
    return [
      "d.\(call)", "defer { d.\(call) }", "[0].forEach { _ in d.\(call) }", "try? \(below("fail"))",
      "func local() { d.\(call) }; local()", "let closure = { [self] in d.\(call) }; closure()",
      "Helper().pass(d)", "\(below("take")) { [self] from in note(from, me) }",
      "\(below("take")) { [weak self] from in if let self { note(from, me); \(own)(me) } }",
      "d.hook = { [weak self] from in if let self { note(from, me) } }; \(below("call")); d.hook = nil",
    ] + onQueues("d.\(call)") + inTasks(below("m0")) + inTasks("await \(below("wait"))")
  }

  private func toItself(_ own: String) -> [String] {
    [
      "\(own)(me)", "self.\(own)(me)", "[0].forEach { _ in \(own)(me) }",
      "_ = { [weak self] in self?.\(own)(self?.me ?? \"\") }()",
    ]
  }

  /// Returns statements that run the work on a queue and wait for it.
  private func onQueues(_ work: String) -> [String] {
    [
      "DispatchQueue(label: \"work\").sync { \(work) }",
      "do { let group = DispatchGroup(); "
        + "DispatchQueue.global().async(group: group) { [self] in \(work) }; group.wait() }",
    ]
  }

  /// Returns statements that run the work in a task and wait for it.
  ///
  /// The work itself waits for no task, because the cooperative pool has few threads.
  private func inTasks(_ work: String) -> [String] {
    ["Task", "Task.detached"].map {
      "do { let done = DispatchSemaphore(value: 0); "
        + "\($0) { [self] in \(work); done.signal() }; done.wait() }"
    }
  }
}
