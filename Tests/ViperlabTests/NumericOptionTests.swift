import SeededRandom
import Testing

/// Numbers at the limits of every integer type, wherever an option or a name takes a number: no crash, one message.
@Suite struct NumericOptionTests {
  private static let forms = [
    "diagram t.trace --depth @", "diagram t.trace --width @", "diagram t.trace --rows @",
    "diagram t.trace --rows 1..@", "diagram t.trace --rows @..", "diff t.trace u.trace --context @",
    "--width @ -c help", "lessons start first-message --seed @", "transcripts test t.md --jobs @",
    "transcripts test t.md --shuffle @", "transcripts test t.md --repeat @",
    "transcripts test t.md --timeout @", "transcripts test t.md --timeout @ms", "--today @ -c help",
    "transcripts accept t.md:@", "transcripts diff t.md:@", "findings t.trace --width @",
  ]

  private let program: SandboxedProgram = {
    let files = [
      "t.trace": "User -> View  open\n  View -> Presenter  load()\n",
      "u.trace": "User -> View  open\n  View -> Presenter  save()\n",
      "t.md": "# T\n\n```console\nviper> help open\n```\n",
    ]
    return SandboxedProgram(files: files.mapValues { Array($0.utf8) })
  }()

  @Test(arguments: forms) func `are taken or refused`(form: String) async {
    for number in Effort.cases(Mutator.numbers) where !number.isEmpty {
      let forms = [form] + (Effort.isFull ? [form.replacing(" @", with: "=@")] : [])
      for form in forms {
        let words = form.split(separator: " ").map { String($0.replacing("@", with: number)) }
        #expect(await program.problem(with: words) == nil)
      }
    }
  }

  @Test(arguments: [
    "seed=@", "timeout=@", "timeout=@ms",
  ]) func `in the options of a page are taken or refused`(option: String) async {
    for number in Effort.cases(Mutator.numbers) {
      let page =
        "<!-- viper: \(option.replacing("@", with: number)) -->\n# T\n\n```console\nviper> help open\n```\n"
      let program = SandboxedProgram(files: ["t.md": Array(page.utf8)])
      #expect(await program.problem(with: ["transcripts", "test", "t.md"]) == nil)
    }
  }

  /// A trace in either notation; each of its numbers is replaced in turn.
  @Test(arguments: [
    """
    {"viperlab":@}
    {"kind":"call","number":@,"order":@,"cause":@,"time":@,"late":@,"from":"View:@","to":"Presenter",\
    "message":{"name":"a(@)"},"place":{"file":"a","line":@,"function":"f"}}
    {"kind":"created","number":2,"from":"View","objects":[{"role":"Router","ordinal":@}]}
    """,
    "= @ms\nView -> Presenter:@  load(@)\n  Presenter -> View  show() ^@\n= @ms\nView -x Router go() [nil]\n",
  ]) func `in a field of a trace are read or refused with the line`(trace: String) async {
    let pieces = trace.split(separator: "@", omittingEmptySubsequences: false)
    for number in Effort.cases(Mutator.numbers) {
      for field in 0..<pieces.count - 1 {
        var text = ""
        for (index, piece) in pieces.enumerated() {
          text += String(piece) + (index == field ? number : index < pieces.count - 1 ? "1" : "")
        }
        let program = SandboxedProgram(files: ["t.trace": Array(text.utf8)])
        for words in [
          ["diagram", "t.trace"], ["report", "t.trace"], ["findings", "t.trace"],
          ["-c", "load trace t.trace; goto end; why; trace; diagram wide; findings"],
        ] {
          #expect(await program.problem(with: words) == nil, "\(text)")
        }
      }
    }
  }
}
