import Traces
import TranscriptKit

/// A report on a test of transcripts in JSON; `line` and `message` are left out where there is none.
///
///     {"status":1,"passed":41,"failed":1,"uncompared":2,"unreadable":0,"timedOut":0,"leftOut":0,
///      "transcripts":[{"path":"a.md","title":"A","result":"failed","exchanges":4,"line":14,
///      "differences":[{"line":14,"exchange":2,"input":"open","expected":"…","got":"…"}]}]}
extension TranscriptReport {
  var json: String {
    var json = JSONWriter()
    json.object { json in
      json.put("status", Int(status))
      json.put("passed", passedCount)
      json.put("failed", failedCount)
      json.put("uncompared", uncomparedCount)
      json.put("unreadable", unreadableCount)
      json.put("timedOut", timedOutCount)
      json.put("leftOut", leftOutCount)
      json.put("transcripts", outcomes) { outcome, json in
        json.object { outcome.write(to: &$0) }
      }
    }
    return json.text + "\n"
  }
}

extension TranscriptOutcome {
  fileprivate func write(to json: inout JSONWriter) {
    json.put("path", path)
    json.put("title", title)
    json.put("result", result)
    json.put("exchanges", exchangeCount)
    if let line { json.put("line", line) }
    if let message { json.put("message", message) }
    json.put("differences", differences) { difference, json in
      json.object { difference.write(to: &$0) }
    }
  }

  var result: String {
    switch problem {
    case .unreadable, .noFile: "unreadable"
    case .timedOut: "timed out"
    case nil: isPassed ? "passed" : "failed"
    }
  }

  private var message: String? {
    switch problem {
    case .unreadable(let error): "\(error)"
    case .noFile(let reason): reason
    case .timedOut, nil: nil
    }
  }
}

extension Difference {
  func write(to json: inout JSONWriter) {
    json.put("line", line)
    json.put("exchange", number)
    json.put("input", input)
    json.put("expected", expected)
    json.put("got", actual)
  }
}
