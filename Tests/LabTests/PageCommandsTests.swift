import LessonKit
import TerminalText
import TestSupport
import Testing

@testable import Lab

/// Commands of a page: they read and write no file outside the page's folder, and what they write is discarded.
@Suite struct PageCommandsTests {
  /// A disk that notes its reads and writes: a page's folder, a link that leads out of it, and a file beside the
  /// folder.
  private final class Disk {
    private(set) var reads: [String] = []
    private(set) var writes: [String] = []
    var contents: [String: String] = [
      "pages/own.trace": "View -> Presenter  load()\n", "pages/link.trace": "secret",
      "secret.trace": "View -> Presenter  secret()\n",
    ]

    var files: Files {
      Files(
        readPieces: { [self] path, body throws(FileError) in
          reads.append(path)
          guard let text = contents[path] else { throw .missing(path) }
          _ = body(Array(text.utf8)[...])
        },
        write: { [self] path, _ in writes.append(path) },
        realPath: { [self] path in
          if path == "pages/" { return "/disk/pages" }
          guard contents[path] != nil else { return nil }
          return path == "pages/link.trace" ? "/disk/secret.trace" : "/disk/" + path
        }
      )
    }
  }

  private let disk = Disk()

  private func pageSession() -> Session {
    let session = Session(files: disk.files)
    session.activePage = PageAccess(PageFolder("pages/"), on: disk.files)
    return session
  }

  private static let outside = [
    "/abs.trace", "../secret.trace", "a/../../secret.trace", "~/home.trace", "link.trace",
  ]

  private static func lines(naming name: String, to command: String) -> [String] {
    [
      "", "trace ", "transcript ", "svg ", "json ", "export ", "import ", "- ",
    ].flatMap { words in ["\(command) \(words)\(name)", "\(command) \(words)\(name) --force"] }
  }

  @Test(arguments: Command.all.map(\.name))
  func `leave everything outside the folder alone`(command: String) async {
    let session = pageSession()
    for line in Effort.cases(Self.outside.flatMap { Self.lines(naming: $0, to: command) }) {
      _ = await session.last("load about; open", line)
    }
    session.finish()
    #expect(disk.writes.isEmpty)
    #expect(disk.reads.filter { !$0.hasPrefix("pages/") || $0 == "pages/link.trace" }.isEmpty)
  }

  @Test(arguments: outside) func `say that a file is outside the folder`(name: String) async {
    let session = pageSession()
    _ = await session.answer("load about; open")
    for line in [
      "load trace \(name)", "diff \(name)", "lesson \(name).md", "progress import \(name)",
    ]
    where !(line.hasPrefix("lesson") && name == "link.trace") {
      #expect(await session.answer(line).refusal?.contains("page's own folder") == true, "\(line)")
    }
    guard name != "link.trace" else { return }
    for line in ["save trace", "save transcript", "export svg", "progress export", "record"] {
      let answer = await session.answer("\(line) \(name) --force")
      #expect(answer.refusal?.contains("page's own folder") == true, "\(line)")
    }
  }

  @Test func `read the page's own folder, and what the page has written`() async {
    let session = pageSession()
    #expect(await session.answer("load trace own.trace").status == .done)
    #expect(await session.answer("load trace ./own.trace").status == .done)
    let saved = "load about; open; save trace mine.trace; load trace mine.trace"
    #expect(await session.answer(saved).status == .done)
    #expect(await session.answer("save trace own.trace --force").status == .done)
    #expect(disk.writes.isEmpty)
  }

  private func page(setup: String = "wiring", answer: String) -> String {
    """
    # Strange

    <!-- lesson id=strange module=about architecture=viper minutes=1 -->

    ## Only
    <!-- step free id=a setup="\(setup)" -->
    Do it.

    ```viper-check
    seen View -> Presenter viewDidLoad  # the goal
    ```

    <details>

    ```viper-answer
    \(answer)
    ```

    </details>

    ## End
    <!-- step read id=end -->
    The end.
    """
  }

  private func lesson(_ page: String) async -> Session {
    disk.contents["pages/strange.md"] = page
    let session = Session(files: disk.files)
    _ = await session.answer("lesson pages/strange.md")
    return session
  }

  @Test(arguments: outside.dropLast())
  func `of a skipped step are refused with their line`(name: String) async {
    let session = await lesson(page(answer: "open\nsave trace \(name) --force"))
    let text = await session.last("set width 1000; skip")
    #expect(text.contains("pages/strange.md:17: \(name): leads out of the page's own folder"))
    #expect(disk.writes.isEmpty)
    #expect(session.prompt == "viper 2/2> ")
  }

  @Test func `of the setup are refused with their line`() async {
    disk.contents["pages/strange.md"] = page(setup: "record /tmp/x.cast", answer: "open")
    let session = Session(files: disk.files)
    let text = await session.last("lesson pages/strange.md")
    #expect(text.contains("pages/strange.md:6: /tmp/x.cast: leads out"))
    _ = await session.answer("open; explore; load trace own.trace")
    session.finish()
    #expect(disk.writes.isEmpty)
    #expect(disk.reads.last == "own.trace", "a person who explores reads as a person")
  }

  @Test func `write a file that is discarded, and say so`() async {
    let session = await lesson(page(answer: "open\nsave trace mine.trace"))
    let text = await session.last("skip")
    #expect(text.contains("pages/strange.md:17: A file that a lesson writes is discarded"))
    #expect(disk.writes.isEmpty)
    #expect(await session.answer("save trace mine.trace").status == .done)
    #expect(disk.writes == ["mine.trace"])
  }

  @Test func `are no draft of a line that names a file`() async {
    let session = await lesson(page(answer: "save trace /x --force\nopen"))
    #expect(await session.last("answer").contains("save trace /x --force"))
    #expect(session.takeDraft() == "")
    let other = await lesson(page(answer: "open"))
    _ = await other.answer("answer")
    #expect(other.takeDraft() == "open")
  }

  @Test func `define an alias that always runs with the page's access`() async {
    let session = await lesson(page(answer: "open\nalias zap save trace /x --force"))
    _ = await session.answer("skip")
    #expect(await session.answer("zap").refusal?.contains("page's own folder") == true)
    _ = await session.answer("alias pow zap")
    #expect(await session.answer("pow").refusal?.contains("page's own folder") == true)
    #expect(disk.writes.isEmpty)
  }

  @Test(arguments: [("", "./~/a.trace"), ("~/", "a.trace")])
  func `read a folder called ~ and not the home folder`(folder: String, name: String) throws {
    var reads: [String] = []
    let disk = Files(
      readPieces: { path, _ throws(FileError) in reads.append(path) },
      write: { _, _ in },
      realPath: { $0.isEmpty || $0 == "~/" ? "/disk" : "/disk/" + $0 }
    )
    _ = try PageFolder(folder).files(on: disk).read(name)
    #expect(reads == ["./~/a.trace"])
  }

  @Test func `neither end the session nor change recording and progress`() async {
    let answer = "open\nrecord off\nset today 2099-01-01\nprogress forget all\nquit"
    let session = await lesson(page(answer: answer))
    _ = await session.answer("record mine.cast")
    let count = session.progressRecords.count
    _ = await session.answer("skip")
    #expect(session.cast?.path == "mine.cast")
    #expect(session.today == nil)
    #expect(!session.isFinished)
    #expect(session.progressRecords.count > count)
    #expect(session.progress.lessons["strange"] != nil)
  }
}
