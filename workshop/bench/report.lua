-- Asks by POST where a body is given after the address; else as wrk does.
function init(args)
  if args[1] then
    wrk.method = 'POST'
    wrk.body = args[1]
  end
end

-- wrk's figures as one line of JSON.
done = function(summary, latency)
  local failed = summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.status
    + summary.errors.timeout
  io.write(string.format('{"requests":%d,"durationUs":%d,"failed":%d,"p50Us":%d,"p99Us":%d}\n',
    summary.requests, summary.duration, failed, latency:percentile(50), latency:percentile(99)))
end
