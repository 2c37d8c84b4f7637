import CollaborationRules
import SampleModules
import SeededRandom
import SequenceDiagrams
import Stage
import TerminalText
import Testing
import Traces

@testable import Lab

@Suite struct FindingsTests {
  private func text(_ notation: String, _ settings: Settings = Settings()) throws -> String {
    FindingsText(judging: try Trace(notation: notation), entities: ["Todo"]).text(settings).plain
  }

  private let broken = """
    lanes User View Presenter Interactor Router
    User -> View                  open
      View -> Presenter             fetchProducts()
        Presenter -x interactor       getProducts() [nil]
    """

  @Test func `tells what the trace says of itself at its end`() throws {
    #expect(try text(broken + "\n= note missing\n").contains("\nmissing\nnil-link"))
    #expect(try !text(broken + "\n= note early\n  Presenter -> View  show()").contains("early"))
  }

  @Test(arguments: Samples.modules.map(\.name))
  func `finds nothing after a look at another tab`(name: String) async throws {
    let module = try #require(Samples.modules.first { $0.name == name })
    for variant in module.variants {
      let session = Session()
      let load = "load \(name) \(variant.architecture.name)"
      let text = await session.last("\(load); open; away 500ms; findings")
      #expect(text.contains("\n0 findings"), "\(variant.title)")
    }
  }

  @Test(arguments: Samples.modules.map(\.name))
  func `blames nothing at any row while calls still run`(name: String) throws {
    let module = try #require(Samples.modules.first { $0.name == name })
    for variant in module.variants {
      for scenario in module.scenarios.prefix(Effort.count(10)) {
        let loaded = Run(module, variant).played(scenario, isClosed: false)
        for row in 1...max(1, loaded.now.lastNumber) {
          let review = Review(loaded.evidence(loaded.now.at(row: row), .ofSamples))
          #expect(review.findings.map(\.text) == [], "\(variant.title), \(scenario.name) at \(row)")
        }
      }
    }
  }

  @Test func `judges by the architecture that is named`() throws {
    let trace = try Trace(notation: "View -> Interactor  load()")
    #expect(!FindingsText(judging: trace, layers: .viper).isClean)
    #expect(FindingsText(judging: trace, layers: .cleanSwift).isClean)
  }

  @Test func `speaks in sentences where drawings are not wanted`() throws {
    let lines = try text(broken, Settings(isPlain: true)).split(separator: "\n")
    let sentence = "nil-link: Presenter.interactor is nil; a Presenter needs an Interactor there."
    #expect(lines[3] == sentence)
    #expect(lines.allSatisfy { $0.first != " " })
  }

  @Test(arguments: [("mvvm", 3, 3), ("clean-swift", 6, 8)])
  func `counts all references, wiring only seams`(name: String, seams: Int, references: Int) async {
    let wiring = await last("load todos \(name); open; wiring")
    #expect(wiring.contains("\n\(seams) seams (references through which messages pass):\n"))
    let findings = await last("load todos \(name); open; findings")
    #expect(findings.contains(" messages, \(references) references, "))
  }

  @Test func `explains every name it offers`() async {
    let session = Session(settings: Settings(width: 60))
    let names = session.completions(of: "explain ").words
    #expect(names.contains("nil-link") && names.contains("presenter") && names.contains("seam"))
    for name in names {
      let answer = await session.answer("explain \(name)")
      #expect(answer.status == .done, "\(name)")
      #expect(answer.text.plain.split(separator: "\n").allSatisfy { String($0).displayWidth <= 60 })
    }
  }

  @Test func `has a page for each architecture that can be loaded`() async {
    let architectures = Set(Samples.modules.flatMap { $0.variants.map(\.architecture) })
    for architecture in architectures {
      let page = await last("explain \(architecture.name)")
      #expect(page.hasPrefix("\(architecture.title)\n"))
      for part in ["What ", "How ", "Flavour ", "Others ", "Look "] {
        #expect(page.contains("\n\(part)") || page.contains("  \(part)"), "\(page)")
      }
    }
  }

  @Test func `writes what was found as JSON`() throws {
    let json = FindingsText(
      judging: try Trace(notation: "Presenter -> View  show(Todo(title: \"a\\u{7}\"))"),
      entities: ["Todo"]
    ).json
    let finding = #"{"findings":[{"name":"entity-leak","text":"show(_:) hands Todo to View.","#
    #expect(json.hasPrefix(finding))
    #expect(json.contains(#""rows":[1]}],"open":["lifetimes","answers"],"rules":["#))
    #expect(json.contains(#"{"name":"nil-link","judged":{"message":1}},"#))
    #expect(json.contains(#"{"name":"dead-output","reason":"no source was given"}"#))
  }

  @Test func `writes twenty lines at most, and all where they are asked for`() throws {
    let rows = (1...20).map { "    Presenter -x helper\($0)  help() [nil]" }
    let trace = try Trace(
      notation: "User -> View  open\n  View -> Presenter  load()\n" + rows.joined(separator: "\n")
    )
    let findings = FindingsText(judging: trace)
    let lines = findings.text(Settings()).plain.split(separator: "\n")
    #expect(lines.count <= FindingsText.maximumLines)
    #expect(lines.contains { $0.hasSuffix("And 19 more.") })
    let all = findings.text(Settings(), all: true).plain
    #expect(all.split(separator: "\n").count > FindingsText.maximumLines)
    #expect(all.contains("Also: Presenter.helper20 is nil"))
  }

  @Test func `names every rule that is broken in twenty lines`() async {
    let session = Session()
    let edit = "open; tap 1; press Edit; type Title Now; confirm; press Delete"
    let text = await session.last("load todos viper --as-published 003; \(edit)", "findings")
    #expect(text.split(separator: "\n").count <= FindingsText.maximumLines)
    let all = await session.last("findings all")
    for rule in Rule.all where all.contains("\n\(rule.name) ") {
      #expect(text.contains("\n\(rule.name) "), "\(rule.name)")
    }
    #expect(text.contains("\nunsaved-change "))
  }

  @Test func `tells a cycle while its screen is open`() async {
    let text = await last("load products; inject strong-output; open; leaks")
    #expect(
      text.hasSuffix(
        """
        1 cycle stands while the screen is open; its objects stay when the screen is
          left:
          Presenter -.interactor-> Interactor -.presenter-> Presenter

        """
      )
    )
  }

  @Test func `shows nothing raw that a trace may hold`() throws {
    let text = try text("Presenter -x `a\\u{1b}b`  show\\u{7}() [nil]")
    #expect(text.unicodeScalars.allSatisfy { $0.value >= 32 || $0 == "\n" })
  }
}
